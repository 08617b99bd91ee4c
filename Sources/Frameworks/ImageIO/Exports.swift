// As on an iPhone, importing ImageIO imports Core Graphics.
@_exported import CoreGraphics
@_exported import TactusCoreFoundation
