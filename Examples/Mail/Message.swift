import Foundation

/// A message in the inbox.
struct Message: Identifiable, Sendable {
  let id: Int
  let sender: String
  let subject: String
  /// The time or day at which it came, as the list shows it.
  let date: String
  let text: String
  /// The document that came with the message.
  var attachment: Attachment?
  var isUnread = true
  var isFlagged = false

  /// The first letters of the sender's names.
  var initials: String {
    sender.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }
}

extension Message {
  /// The messages of a new mailbox, latest first.
  static let samples = [
    Message(
      id: 1, sender: "Ines Ferreira", subject: "Bread on Saturday", date: "9:36",
      text: """
        Hi!

        The starter has doubled overnight, so Saturday is on. I thought of 40 minutes at 230 °, \
        the lid off for the last 15.

        Could you bring the timer with the loud alarm? Mine ticks so softly that I always forget \
        the oven.

        Ines
        """),
    Message(
      id: 2, sender: "Kettle & Co", subject: "Your order is on its way", date: "8:02",
      text: """
        Good morning,

        your kitchen timer “Dial, red” has left our workshop. It arrives on Thursday between 10 \
        and 12.

        Turn the dial a full turn before you use it for the first time.
        """, attachment: .receipt),
    Message(
      id: 3, sender: "Jonas Weber", subject: "Re: How long for soft eggs?", date: "Yesterday",
      text: """
        Six minutes from boiling water, then straight into cold water. Seven if they come out of \
        the fridge.

        I measured it with a scale and a thermometer, so do not ask my grandmother.
        """),
    Message(
      id: 4, sender: "Amara Okafor", subject: "Photos of the dinner", date: "Yesterday",
      text: """
        They turned out well, the plums most of all. I put twenty into the album, take what you \
        like.

        Shall we do it again in March?
        """, isUnread: false, isFlagged: true),
    Message(
      id: 5, sender: "Neighborhood Kitchen", subject: "Volunteers for Wednesday", date: "Monday",
      text: """
        We cook for sixty on Wednesday and need four hands between 4 and 7.

        Peeling, stirring, and somebody who watches the clock. Reply to this message if you can \
        come.
        """, isUnread: false),
    Message(
      id: 6, sender: "Tomás Vidal", subject: "The noise of the dishwasher", date: "Sunday",
      text: """
        It was the spoon. It is always the spoon.

        Thank you for listening to the recording three times.
        """, isUnread: false),
    Message(
      id: 7, sender: "Weekly Table", subject: "Five soups for cold days", date: "Sunday",
      text: """
        Leek and potato, roasted tomato, lentils with lemon, pumpkin, and a broth that takes all \
        afternoon and none of your attention.
        """, isUnread: false),
  ]
}
