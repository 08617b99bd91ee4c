/// The profile of a remote with a ring of buttons, which the phone has none of.
open class GCDirectionalGamepad: GCMicroGamepad {
  override func makeCopy() -> GCPhysicalInputProfile { GCDirectionalGamepad(origin) }
}
