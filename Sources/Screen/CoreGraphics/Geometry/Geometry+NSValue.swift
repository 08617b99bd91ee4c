// As on an iPhone, these types can be used directly or boxed in an `NSValue`.
extension CGVector: BoxedValue {}
extension CGAffineTransform: BoxedValue {}
