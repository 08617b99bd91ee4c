/// A protocol whose objects and classes show members to scripts (JavaScript.J11).
///
/// As on an iPhone the members of the protocols that refine it are visible, which the lowering
/// registers. Of a class whose source was not lowered these are the registered members.
public protocol JSExport: AnyObject {}
