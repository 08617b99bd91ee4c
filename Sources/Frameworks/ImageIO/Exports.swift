// As on an iPhone, importing ImageIO imports Core Graphics, and with it Core Foundation.
@_exported import CoreGraphics
