/// A protocol whose conforming objects and classes export members to scripts (JavaScript.J11).
///
/// As on an iPhone, the members of protocols that inherit from it are visible; the lowering
/// registers them. A class whose source was not lowered exports its registered members.
public protocol JSExport: AnyObject {}
