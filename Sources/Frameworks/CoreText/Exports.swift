// As on an iPhone, importing Core Text imports Core Graphics.
@_exported public import CoreGraphics
