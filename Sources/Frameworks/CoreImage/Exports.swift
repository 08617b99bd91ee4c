// As on an iPhone, importing Core Image gives the names of Core Graphics and Foundation.
@_exported import CoreGraphics
@_exported import ImageIO
