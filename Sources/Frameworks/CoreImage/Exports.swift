// As on an iPhone, importing Core Image gives the names of Core Graphics, Core Video and
// Foundation.
@_exported import CoreGraphics
@_exported import CoreVideo
@_exported import ImageIO
