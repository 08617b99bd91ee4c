/// The base of passes.
open class PKObject: NSObject, @unchecked Sendable {}
