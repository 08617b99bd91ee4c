// The flags before iOS 6. Apple's headers deprecate them as of iOS 6, and Swift makes such names
// unavailable: they exist only for the compiler's advice (AudioSession.ON1).

/// The flag of an interruption after which an app should resume.
@available(
  *, unavailable, renamed: "AVAudioSession.InterruptionOptions.shouldResume",
  message: "APIs deprecated as of iOS 7 and earlier are unavailable in Swift"
)
public let AVAudioSessionInterruptionFlags_ShouldResume: UInt = 1
/// The flag of a deactivation that lets interrupted apps resume.
@available(
  *, unavailable, renamed: "AVAudioSession.SetActiveOptions.notifyOthersOnDeactivation",
  message: "APIs deprecated as of iOS 7 and earlier are unavailable in Swift"
)
public let AVAudioSessionSetActiveFlags_NotifyOthersOnDeactivation: UInt = 1
