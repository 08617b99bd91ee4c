// As on an iPhone, importing Accelerate gives the names of Core Graphics and Foundation.
@_exported import CoreGraphics
