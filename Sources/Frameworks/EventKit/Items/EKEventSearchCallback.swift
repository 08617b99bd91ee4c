/// A closure that receives an event, and sets the pointer's value to end the search.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
