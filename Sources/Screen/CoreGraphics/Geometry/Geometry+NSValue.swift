// As on an iPhone, these are themselves or boxed, as they are asked for.
extension CGVector: BoxedValue {}
extension CGAffineTransform: BoxedValue {}
