@echo off
rem Starts Phiscope with Java 17 or newer: its own if it came with one, else the one JAVA_HOME names, else the one on the path.
setlocal DisableDelayedExpansion
set "HOME_FOLDER=%~dp0.."
set "JAVA=%HOME_FOLDER%\runtime\bin\java.exe"
if exist "%JAVA%" goto start
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME:"=%\bin\java.exe"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo Phiscope needs Java 17 or newer: set JAVA_HOME or put java on the path. 1>&2
  exit /b 1
)
:start
rem No archive of classes is kept here: see the script for other systems.
"%JAVA%" -XX:+IgnoreUnrecognizedVMOptions -Xshare:auto -Xlog:disable --sun-misc-unsafe-memory-access=allow ^
  -Dfile.encoding=UTF-8 %PHISCOPE_OPTS% -jar "%HOME_FOLDER%\lib\phiscope.jar" %*
exit /b %errorlevel%
