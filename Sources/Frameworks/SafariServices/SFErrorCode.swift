/// The name of the codes of extensions of Safari in Objective-C.
public typealias SFErrorCode = SFError.Code
