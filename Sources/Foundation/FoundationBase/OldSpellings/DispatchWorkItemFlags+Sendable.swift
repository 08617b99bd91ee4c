import Dispatch

/// The flags of a work item are a number, and so may go to any thread, as on an iPhone.
extension DispatchWorkItemFlags: @retroactive @unchecked Sendable {}
