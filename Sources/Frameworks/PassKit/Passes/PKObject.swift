/// The base class of passes.
open class PKObject: NSObject, @unchecked Sendable {}
