/// The wheel of a mouse.
open class GCDeviceCursor: GCControllerDirectionPad {}
