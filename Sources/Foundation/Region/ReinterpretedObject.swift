/// Returns an object as one of another class, without a check.
///
/// Without optimization `unsafeDowncast` traps for the objects of Core Foundation, whose types have
/// no class of Swift, and for those whose vtable others have replaced.
package func reinterpreted<Object: AnyObject>(_ object: AnyObject, as type: Object.Type) -> Object {
  Unmanaged<Object>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
}
