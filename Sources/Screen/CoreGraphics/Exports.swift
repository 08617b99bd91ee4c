// As on an iPhone, Core Graphics exports CGFloat, CGPoint, CGSize and CGRect, which are
// Foundation's on Linux. They come through TactusFoundation: a file that saw the toolchain's
// Foundation in another way as well would find its methods instead of ours.
@_exported import TactusFoundation
