/// The scroll wheel of a mouse.
open class GCDeviceCursor: GCControllerDirectionPad {}
