// The status codes of audio queues. The numbers are documented.

/// The buffer belongs to another queue.
public let kAudioQueueErr_InvalidBuffer: OSStatus = -66687
/// The buffer is empty.
public let kAudioQueueErr_BufferEmpty: OSStatus = -66686
/// The queue is being disposed of.
public let kAudioQueueErr_DisposalPending: OSStatus = -66685
/// The queue does not support the property.
public let kAudioQueueErr_InvalidProperty: OSStatus = -66684
/// The size is wrong for the property.
public let kAudioQueueErr_InvalidPropertySize: OSStatus = -66683
/// The queue does not support the parameter.
public let kAudioQueueErr_InvalidParameter: OSStatus = -66682
/// The queue cannot start.
public let kAudioQueueErr_CannotStart: OSStatus = -66681
/// The device does not exist.
public let kAudioQueueErr_InvalidDevice: OSStatus = -66680
/// The buffer is enqueued and cannot be freed.
public let kAudioQueueErr_BufferInQueue: OSStatus = -66679
/// The operation is not valid while the queue runs, or while it does not.
public let kAudioQueueErr_InvalidRunState: OSStatus = -66678
/// The operation is not valid for playback, or for recording.
public let kAudioQueueErr_InvalidQueueType: OSStatus = -66677
/// The app lacks the permission.
public let kAudioQueueErr_Permissions: OSStatus = -66676
/// The value is invalid.
public let kAudioQueueErr_InvalidPropertyValue: OSStatus = -66675
/// The queue was not prepared in time; never returned here.
public let kAudioQueueErr_PrimeTimedOut: OSStatus = -66674
/// There is no codec for the format; never returned here.
public let kAudioQueueErr_CodecNotFound: OSStatus = -66673
/// The codec cannot be used; never returned here.
public let kAudioQueueErr_InvalidCodecAccess: OSStatus = -66672
/// The queue was disposed of, or never existed.
public let kAudioQueueErr_QueueInvalidated: OSStatus = -66671
/// The queue already has a tap; never returned here.
public let kAudioQueueErr_TooManyTaps: OSStatus = -66670
/// The tap is used outside of its callback; never returned here.
public let kAudioQueueErr_InvalidTapContext: OSStatus = -66669
/// Recorded sound was lost; never returned here.
public let kAudioQueueErr_RecordUnderrun: OSStatus = -66668
/// The tap is of another type; never returned here.
public let kAudioQueueErr_InvalidTapType: OSStatus = -66667
/// The buffer is already enqueued.
public let kAudioQueueErr_BufferEnqueuedTwice: OSStatus = -66666
/// The queue cannot start yet; never returned here.
public let kAudioQueueErr_CannotStartYet: OSStatus = -66665
/// The queue is being stopped or reset.
public let kAudioQueueErr_EnqueueDuringReset: OSStatus = -66632
/// The queue renders offline, or does not; never returned here.
public let kAudioQueueErr_InvalidOfflineMode: OSStatus = -66626
