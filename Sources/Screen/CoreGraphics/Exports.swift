// As on an iPhone, Core Graphics exports CGFloat, CGPoint, CGSize and CGRect, which are
// Foundation's on Linux.
@_exported import TactusCoreFoundation
