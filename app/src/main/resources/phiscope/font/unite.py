"""Puts the united outlines that FontOutlines wrote into a font: unite.py FONT OUTLINES RESULT."""

import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont


def contours(parts):
    """The contours of a line: lists of point lists, the first point first."""
    found = []
    at = 0
    while at < len(parts):
        count = {"M": 1, "L": 1, "Q": 2, "Z": 0}[parts[at]]
        numbers = [round(float(part)) for part in parts[at + 1 : at + 1 + 2 * count]]
        points = list(zip(numbers[::2], numbers[1::2]))
        if parts[at] == "M":
            found.append([points])
        elif count:
            found[-1].append(points)
        at += 1 + 2 * count
    return found


def draw(pen, contour):
    """Draws a contour, unless rounding has left nothing of it."""
    if len({point for segment in contour for point in segment}) < 3:
        return
    start = last = contour[0][0]
    pen.moveTo(start)
    body = contour[1:]
    if body and body[-1] == [start]:
        body.pop()
    for segment in body:
        if segment[-1] != last:
            pen.lineTo(segment[0]) if len(segment) == 1 else pen.qCurveTo(*segment)
            last = segment[-1]
    pen.closePath()


def main(source, outlines, target):
    font = TTFont(source, recalcTimestamp=False)
    names = font.getGlyphOrder()
    with open(outlines, encoding="utf-8") as lines:
        for line in lines:
            number, *parts = line.split()
            name = names[int(number)]
            pen = TTGlyphPen(None)
            for contour in contours(parts):
                draw(pen, contour)
            glyph = pen.glyph()
            glyph.recalcBounds(font["glyf"])
            font["glyf"][name] = glyph
            font["hmtx"][name] = (font["hmtx"][name][0], getattr(glyph, "xMin", 0))
    font.save(target)


main(*sys.argv[1:])
