/// A protocol whose objects and classes show members to scripts (JavaScript.J11).
///
/// On an iPhone the members of the refining protocol are visible. Here these are the properties and
/// methods that are marked `@objc`, also by `@objcMembers`, which the lowering registers; no
/// initializers.
public protocol JSExport: AnyObject {}
