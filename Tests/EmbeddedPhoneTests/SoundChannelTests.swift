import TactusEmbeddedPhone
import TactusPhone
import TactusPhoneClient
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct SoundChannelTests {
  @Test("A link has one channel, which knows the phone's status at once")
  func status() {
    let phone = PhoneHost(now: { .boot })
    AppPhone.withLink(ClientLink(to: phone, app: "Timer")) {
      let channel = SoundChannel.current
      #expect(channel === SoundChannel.current)
      #expect(channel.status == SoundStatus())
    }
  }

  @Test("When the phone ends, every callback for the end of a sound is called, and later ones too")
  func ends() {
    let phone = PhoneHost(now: { .boot })
    let link = ClientLink(to: phone, app: "Timer")
    let ended = Mailbox<Int>()
    AppPhone.withLink(link) {
      let channel = SoundChannel.current
      for number in 0..<3 { channel.play(.number(4_095), isAlert: false) { ended.put(number) } }
      link.router.receive(nil)
      channel.play(.number(4_095), isAlert: false) { ended.put(3) }
    }
    #expect(ended.first(4) == [0, 1, 2, 3])
  }
}
