/// A request to change an object, within `performChanges`, which fails (Device.PH4).
open class PHChangeRequest: NSObject {}
