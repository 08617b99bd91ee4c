/// Returns nil, as on a system without Metal (CoreImage.ME1).
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// Returns an empty array: the phone has no Metal device.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
