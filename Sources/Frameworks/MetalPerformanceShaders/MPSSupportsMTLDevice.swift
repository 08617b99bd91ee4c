/// Returns whether the shaders support a device: false, because the phone has none (CoreImage.ME1).
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }
