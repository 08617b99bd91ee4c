/// A description of properties of contacts: a key, or what a function has returned.
///
/// Keys are strings, of Swift's type or Foundation's.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
