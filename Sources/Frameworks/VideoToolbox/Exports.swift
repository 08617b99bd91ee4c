// As on an iPhone, importing Video Toolbox gives the samples of Core Media and the pictures of Core
// Video.
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import CoreVideo
