/// The kinds of the system's activities.
///
/// - Source: Apple's reference, `UIActivity.ActivityType`, and the identifiers that apps receive.
///   Confidence: documented names; observed identifiers.
extension UIActivity.ActivityType {
  /// Posting to Facebook, which the phone does not have.
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// Posting to Twitter, which the phone does not have.
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// Posting to Weibo, which the phone does not have.
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// A message, which the phone cannot send.
  public static let message = Self("com.apple.UIKit.activity.Message")
  /// Mail, which the phone cannot send.
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  /// Printing.
  public static let print = Self("com.apple.UIKit.activity.Print")
  /// Copying to the pasteboard.
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  /// Assigning a picture to a contact, of which the phone has none.
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  /// Saving a picture to the photo library, which the phone cannot change.
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  /// Adding a page to the reading list, which the phone does not have.
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// Posting to Flickr, which the phone does not have.
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// Posting to Vimeo, which the phone does not have.
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  /// Posting to Tencent Weibo, which the phone does not have.
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// Sending to a device nearby, which the phone cannot do.
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  /// Opening in Books, which the phone does not have.
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// Making a PDF document with marks, which the phone cannot do.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// Sharing in a call, which the phone cannot do.
  public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
  /// Inviting others to collaborate by a link, which the phone cannot do.
  public static let collaborationInviteWithLink = Self(
    "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// Copying a link for collaboration, which the phone cannot do.
  public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
  /// Adding a page to the Home screen, which the phone cannot do.
  public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")

  /// Saving to the person's files; apps know it by the identifier alone.
  package static let saveToFiles = Self("com.apple.DocumentManagerUICore.SaveToFiles")
}
