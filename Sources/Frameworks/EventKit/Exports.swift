// As on an iPhone, importing EventKit gives Core Graphics' colors, Core Location's places and
// Foundation's names.
@_exported import CoreGraphics
@_exported import CoreLocation
@_exported import TactusFoundation
