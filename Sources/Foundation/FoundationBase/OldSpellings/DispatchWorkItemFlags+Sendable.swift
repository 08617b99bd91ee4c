import Dispatch

/// Sendable because the flags of a work item are a number, as on an iPhone.
extension DispatchWorkItemFlags: @retroactive @unchecked Sendable {}
