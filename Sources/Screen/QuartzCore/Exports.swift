// As on an iPhone, whoever imports Quartz Core has Core Graphics' and Foundation's names.
@_exported import CoreGraphics
