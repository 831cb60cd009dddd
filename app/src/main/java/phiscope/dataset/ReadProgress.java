package phiscope.dataset;

/** What a long reading tells, and whether it should go on. */
public interface ReadProgress {
  /** Nobody watches and nobody cancels. */
  ReadProgress UNWATCHED =
      new ReadProgress() {
        @Override
        public void reached(double share) {}

        @Override
        public boolean isCancelled() {
          return false;
        }
      };

  /** Called now and then on the reading thread with the share done, 0 to 1, never smaller. */
  void reached(double share);

  /** Asked now and then; once true, the reading ends with a CancellationException. */
  boolean isCancelled();
}
