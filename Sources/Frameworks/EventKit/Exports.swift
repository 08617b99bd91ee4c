// As on an iPhone, importing EventKit gives Core Graphics' colors and Foundation's names.
@_exported import CoreGraphics
@_exported import TactusFoundation
