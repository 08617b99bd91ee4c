// As on an iPhone, Quartz Core exports Core Graphics and Foundation.
@_exported import CoreGraphics
