/// Returns the device idiom: a phone.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { .phone }
