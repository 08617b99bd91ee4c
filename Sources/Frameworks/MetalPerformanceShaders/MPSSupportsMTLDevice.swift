/// Returns false: the phone has no Metal device (CoreImage.ME1).
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }
