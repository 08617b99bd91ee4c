/// The profile of a remote with a ring of buttons; no controller here has it.
open class GCDirectionalGamepad: GCMicroGamepad {
  override func makeCopy() -> GCPhysicalInputProfile { GCDirectionalGamepad(origin) }
}
