/// A protocol whose objects show members to scripts (JavaScript.J11).
///
/// On an iPhone the members of the refining protocol are visible. Here these are the properties and
/// methods for Objective-C of the object's class, which the lowering registers; no initializers and
/// class members.
public protocol JSExport: AnyObject {}
