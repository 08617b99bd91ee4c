/// The delegate of a provider, called on its queue.
public protocol CXProviderDelegate: NSObjectProtocol {
  /// Notifies the delegate that all calls must end; never called.
  func providerDidReset(_ provider: CXProvider)
  /// Notifies the delegate that the provider is ready.
  func providerDidBegin(_ provider: CXProvider)
  /// Asks the delegate to execute a whole transaction; false performs its actions one by one.
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  /// Asks the delegate to start a call.
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  /// Asks the delegate to answer a call.
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  /// Asks the delegate to end a call.
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  /// Asks the delegate to hold or resume a call.
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  /// Asks the delegate to mute or unmute a call.
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  /// Asks the delegate to group or ungroup a call.
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
  /// Asks the delegate to play DTMF tones.
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  /// Notifies the delegate that an action timed out; never called.
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  /// Notifies the delegate that the audio session is active.
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  /// Notifies the delegate that the audio session is inactive.
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
  /// Does nothing.
  public func providerDidBegin(_ provider: CXProvider) {}
  /// Returns false: actions are performed one by one.
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  /// Fails the action, which the delegate does not implement.
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) { action.fail() }
  /// Fails the action, which the delegate does not implement.
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fail() }
  /// Fails the action, which the delegate does not implement.
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fail() }
  /// Fails the action, which the delegate does not implement.
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {
    action.fail()
  }
  /// Fails the action, which the delegate does not implement.
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {
    action.fail()
  }
  /// Fails the action, which the delegate does not implement.
  public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {
    action.fail()
  }
  /// Fails the action, which the delegate does not implement.
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {
    action.fail()
  }
  /// Does nothing.
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}

  /// Calls the delegate's method for the kind of action.
  func perform(_ action: CXAction, of provider: CXProvider) {
    switch action {
    case let action as CXStartCallAction: self.provider(provider, perform: action)
    case let action as CXAnswerCallAction: self.provider(provider, perform: action)
    case let action as CXEndCallAction: self.provider(provider, perform: action)
    case let action as CXSetHeldCallAction: self.provider(provider, perform: action)
    case let action as CXSetMutedCallAction: self.provider(provider, perform: action)
    case let action as CXSetGroupCallAction: self.provider(provider, perform: action)
    case let action as CXPlayDTMFCallAction: self.provider(provider, perform: action)
    default: action.fail()
    }
  }
}
