/// Returns the device that Metal prefers: nil, as on a system without Metal (CoreImage.ME1).
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// Returns all devices: none.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
