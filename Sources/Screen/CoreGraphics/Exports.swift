// As on an iPhone, whoever imports Core Graphics has CGFloat, CGPoint, CGSize and CGRect. On Linux
// these are Foundation's.
@_exported import CoreFoundationNames
