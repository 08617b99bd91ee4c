// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/PDFKit.tsv.
// Do not edit.

/// The name of an action of a viewer.
public enum PDFActionNamedName: Int, Sendable {
  /// No action.
  case none = 0
  /// Goes to the next page.
  case nextPage = 1
  /// Goes to the previous page.
  case previousPage = 2
  /// Goes to the first page.
  case firstPage = 3
  /// Goes to the last page.
  case lastPage = 4
  /// Goes back in the history.
  case goBack = 5
  /// Goes forward in the history.
  case goForward = 6
  /// Asks for a page number.
  case goToPage = 7
  /// Starts a search.
  case find = 8
  /// Prints the document.
  case print = 9
  /// Zooms in.
  case zoomIn = 10
  /// Zooms out.
  case zoomOut = 11
}

/// The highlighting of an annotation while it is tapped.
public struct PDFAnnotationHighlightingMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No highlighting.
  public static let none = Self(rawValue: "/N")
  /// Inverts the colors.
  public static let invert = Self(rawValue: "/I")
  /// Inverts the border.
  public static let outline = Self(rawValue: "/O")
  /// The annotation appears pushed in.
  public static let push = Self(rawValue: "/P")
}

/// A key of an annotation's dictionary.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The appearances of the annotation in its states.
  public static let appearanceDictionary = Self(rawValue: "/AP")
  /// The appearance state.
  public static let appearanceState = Self(rawValue: "/AS")
  /// The border.
  public static let border = Self(rawValue: "/Border")
  /// The color.
  public static let color = Self(rawValue: "/C")
  /// The text.
  public static let contents = Self(rawValue: "/Contents")
  /// The flags.
  public static let flags = Self(rawValue: "/F")
  /// The date of the last change.
  public static let date = Self(rawValue: "/M")
  /// The name, unique on the page.
  public static let name = Self(rawValue: "/NM")
  /// The page.
  public static let page = Self(rawValue: "/P")
  /// The area in the page's coordinates.
  public static let rect = Self(rawValue: "/Rect")
  /// The kind.
  public static let subtype = Self(rawValue: "/Subtype")
  /// The action of a tap.
  public static let action = Self(rawValue: "/A")
  /// Additional actions.
  public static let additionalActions = Self(rawValue: "/AA")
  /// The style of the border.
  public static let borderStyle = Self(rawValue: "/BS")
  /// The default appearance: the font and the color of its text.
  public static let defaultAppearance = Self(rawValue: "/DA")
  /// The destination of a link.
  public static let destination = Self(rawValue: "/Dest")
  /// The highlighting mode.
  public static let highlightingMode = Self(rawValue: "/H")
  /// The paths of ink.
  public static let inklist = Self(rawValue: "/InkList")
  /// The color of the inside.
  public static let interiorColor = Self(rawValue: "/IC")
  /// The end points of a line.
  public static let linePoints = Self(rawValue: "/L")
  /// The line ending styles.
  public static let lineEndingStyles = Self(rawValue: "/LE")
  /// The name of the icon.
  public static let iconName = Self(rawValue: "/Name")
  /// Whether a note or popup is open.
  public static let open = Self(rawValue: "/Open")
  /// The annotation that a popup belongs to.
  public static let parent = Self(rawValue: "/Parent")
  /// The popup.
  public static let popup = Self(rawValue: "/Popup")
  /// The alignment of its text (quadding).
  public static let quadding = Self(rawValue: "/Q")
  /// The corners of marked text.
  public static let quadPoints = Self(rawValue: "/QuadPoints")
  /// The user's name, or the name of a field.
  public static let textLabel = Self(rawValue: "/T")
  /// The caption of a pressed button.
  public static let widgetDownCaption = Self(rawValue: "/AC")
  /// The color of a widget's border.
  public static let widgetBorderColor = Self(rawValue: "/BC")
  /// The background color of a widget.
  public static let widgetBackgroundColor = Self(rawValue: "/BG")
  /// The caption of a button.
  public static let widgetCaption = Self(rawValue: "/CA")
  /// The value after a reset.
  public static let widgetDefaultValue = Self(rawValue: "/DV")
  /// The flags of a field.
  public static let widgetFieldFlags = Self(rawValue: "/Ff")
  /// The field type.
  public static let widgetFieldType = Self(rawValue: "/FT")
  /// The colors and captions of a widget.
  public static let widgetAppearanceDictionary = Self(rawValue: "/MK")
  /// The maximum number of characters.
  public static let widgetMaxLen = Self(rawValue: "/MaxLen")
  /// The options of a choice.
  public static let widgetOptions = Self(rawValue: "/Opt")
  /// The rotation of a widget in degrees.
  public static let widgetRotation = Self(rawValue: "/R")
  /// The caption of a button under a pointer.
  public static let widgetRolloverCaption = Self(rawValue: "/RC")
  /// The localized name of a field.
  public static let widgetTextLabelUI = Self(rawValue: "/TU")
  /// The value of a field.
  public static let widgetValue = Self(rawValue: "/V")
}

/// The look of an end of a line.
public struct PDFAnnotationLineEndingStyle: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No ending.
  public static let none = Self(rawValue: "/None")
  /// A square.
  public static let square = Self(rawValue: "/Square")
  /// A circle.
  public static let circle = Self(rawValue: "/Circle")
  /// A diamond.
  public static let diamond = Self(rawValue: "/Diamond")
  /// An open arrow.
  public static let openArrow = Self(rawValue: "/OpenArrow")
  /// A closed arrow.
  public static let closedArrow = Self(rawValue: "/ClosedArrow")
}

/// A kind of annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An ellipse.
  public static let circle = Self(rawValue: "/Circle")
  /// Free text on the page.
  public static let freeText = Self(rawValue: "/FreeText")
  /// Marked text.
  public static let highlight = Self(rawValue: "/Highlight")
  /// Lines drawn by hand.
  public static let ink = Self(rawValue: "/Ink")
  /// A straight line.
  public static let line = Self(rawValue: "/Line")
  /// A link to a destination or a URL.
  public static let link = Self(rawValue: "/Link")
  /// A popup with the text of another annotation.
  public static let popup = Self(rawValue: "/Popup")
  /// A rectangle.
  public static let square = Self(rawValue: "/Square")
  /// A rubber stamp.
  public static let stamp = Self(rawValue: "/Stamp")
  /// Struck-out text.
  public static let strikeOut = Self(rawValue: "/StrikeOut")
  /// A note.
  public static let text = Self(rawValue: "/Text")
  /// Underlined text.
  public static let underline = Self(rawValue: "/Underline")
  /// A form field.
  public static let widget = Self(rawValue: "/Widget")
}

/// The name of a note's icon.
public struct PDFAnnotationTextIconType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A comment.
  public static let comment = Self(rawValue: "/Comment")
  /// A key.
  public static let key = Self(rawValue: "/Key")
  /// A note.
  public static let note = Self(rawValue: "/Note")
  /// A help mark.
  public static let help = Self(rawValue: "/Help")
  /// A new paragraph.
  public static let newParagraph = Self(rawValue: "/NewParagraph")
  /// A paragraph.
  public static let paragraph = Self(rawValue: "/Paragraph")
  /// An insertion mark.
  public static let insert = Self(rawValue: "/Insert")
}

/// A kind of field of a form.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A push button, check box or radio button.
  public static let button = Self(rawValue: "/Btn")
  /// A choice field.
  public static let choice = Self(rawValue: "/Ch")
  /// A signature field.
  public static let signature = Self(rawValue: "/Sig")
  /// A text field.
  public static let text = Self(rawValue: "/Tx")
}

/// A key of a widget's appearance.
public struct PDFAppearanceCharacteristicsKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The background color.
  public static let backgroundColor = Self(rawValue: "/BG")
  /// The color of the border.
  public static let borderColor = Self(rawValue: "/BC")
  /// The rotation of the widget in degrees.
  public static let rotation = Self(rawValue: "/R")
  /// The caption.
  public static let caption = Self(rawValue: "/CA")
  /// The caption under a pointer.
  public static let rolloverCaption = Self(rawValue: "/RC")
  /// The caption while it is pressed.
  public static let downCaption = Self(rawValue: "/AC")
}

/// A key of a border.
public struct PDFBorderKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The width of the line.
  public static let lineWidth = Self(rawValue: "/W")
  /// The style.
  public static let style = Self(rawValue: "/S")
  /// The lengths of dashes and gaps.
  public static let dashPattern = Self(rawValue: "/D")
}

/// The style of a border.
public enum PDFBorderStyle: Int, Sendable {
  /// A line.
  case solid = 0
  /// Dashed.
  case dashed = 1
  /// Beveled: raised.
  case beveled = 2
  /// Inset: sunken.
  case inset = 3
  /// A line below.
  case underline = 4
}

/// A line ending style.
public enum PDFLineStyle: Int, Sendable {
  /// No ending.
  case none = 0
  /// A square.
  case square = 1
  /// A circle.
  case circle = 2
  /// A diamond.
  case diamond = 3
  /// An open arrow.
  case openArrow = 4
  /// A closed arrow.
  case closedArrow = 5
}

/// The types of markup.
public enum PDFMarkupType: Int, Sendable {
  /// Highlighted.
  case highlight = 0
  /// Struck out.
  case strikeOut = 1
  /// Underlined.
  case underline = 2
  /// Redacted.
  case redact = 3
}

/// The icon of a note.
public enum PDFTextAnnotationIconType: Int, Sendable {
  /// A comment.
  case comment = 0
  /// A key.
  case key = 1
  /// A note.
  case note = 2
  /// A help mark.
  case help = 3
  /// A new paragraph.
  case newParagraph = 4
  /// A paragraph.
  case paragraph = 5
  /// An insertion mark.
  case insert = 6
}

/// The state of a button of a form.
public enum PDFWidgetCellState: Int, Sendable {
  /// Mixed: on and off.
  case mixedState = -1
  /// Off.
  case offState = 0
  /// On.
  case onState = 1
}

/// The control types of a button.
public enum PDFWidgetControlType: Int, Sendable {
  /// An unknown control.
  case unknownControl = -1
  /// A push button.
  case pushButtonControl = 0
  /// A radio button.
  case radioButtonControl = 1
  /// A check box.
  case checkBoxControl = 2
}

/// The permissions of a document, each a bit.
public struct PDFAccessPermissions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Low-quality printing.
  public static let allowsLowQualityPrinting = Self(rawValue: 1 << 0)
  /// High-quality printing.
  public static let allowsHighQualityPrinting = Self(rawValue: 1 << 1)
  /// Changes to the content.
  public static let allowsDocumentChanges = Self(rawValue: 1 << 2)
  /// Insertion, removal and rotation of pages.
  public static let allowsDocumentAssembly = Self(rawValue: 1 << 3)
  /// Copying of the content.
  public static let allowsContentCopying = Self(rawValue: 1 << 4)
  /// Extraction of the content for accessibility.
  public static let allowsContentAccessibility = Self(rawValue: 1 << 5)
  /// Comments.
  public static let allowsCommenting = Self(rawValue: 1 << 6)
  /// Entry into form fields.
  public static let allowsFormFieldEntry = Self(rawValue: 1 << 7)
}

/// A key of what a document says about itself.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let titleAttribute = Self(rawValue: "Title")
  /// The author.
  public static let authorAttribute = Self(rawValue: "Author")
  /// The subject.
  public static let subjectAttribute = Self(rawValue: "Subject")
  /// The program that wrote the original.
  public static let creatorAttribute = Self(rawValue: "Creator")
  /// The software that produced the PDF document.
  public static let producerAttribute = Self(rawValue: "Producer")
  /// The date of its creation.
  public static let creationDateAttribute = Self(rawValue: "CreationDate")
  /// The keywords, in an array.
  public static let keywordsAttribute = Self(rawValue: "Keywords")
}

/// The permissions that a password grants.
public enum PDFDocumentPermissions: Int, Sendable {
  /// None: the document is locked.
  case none = 0
  /// The permissions of a reader.
  case user = 1
  /// Owner: all permissions, as for a document without protection.
  case owner = 2
}

extension PDFPage {
  /// An option of making a page of a picture.
  public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The media box of the page; by default it has the size of the image.
    public static let mediaBox = Self(rawValue: "PDFPageImageInitializationOptionMediaBox")
    /// The rotation of the page in degrees, a multiple of 90.
    public static let rotation = Self(rawValue: "PDFPageImageInitializationOptionRotation")
    /// Whether an image that is smaller than the page is scaled up.
    public static let upscaleIfSmaller =
      Self(rawValue: "PDFPageImageInitializationOptionUpscaleIfSmaller")
    /// The compression quality of the image in a written document, 0…1.
    public static let compressionQuality =
      Self(rawValue: "PDFPageImageInitializationOptionCompressionQuality")
  }
}

/// The units of a selection.
public enum PDFSelectionGranularity: UInt, Sendable {
  /// Characters.
  case character = 0
  /// Words.
  case word = 1
  /// Lines.
  case line = 2
}

/// The types of content at a point of a view.
public struct PDFAreaOfInterest: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A page.
  public static let pageArea = Self(rawValue: 1 << 0)
  /// Text.
  public static let textArea = Self(rawValue: 1 << 1)
  /// An annotation.
  public static let annotationArea = Self(rawValue: 1 << 2)
  /// A link.
  public static let linkArea = Self(rawValue: 1 << 3)
  /// A control.
  public static let controlArea = Self(rawValue: 1 << 4)
  /// A text field.
  public static let textFieldArea = Self(rawValue: 1 << 5)
  /// An icon.
  public static let iconArea = Self(rawValue: 1 << 6)
  /// A popup.
  public static let popupArea = Self(rawValue: 1 << 7)
  /// An image.
  public static let imageArea = Self(rawValue: 1 << 8)
  /// Any of them.
  public static let anyArea = Self(rawValue: .max)
}

/// The direction in which a view lays out its pages.
public enum PDFDisplayDirection: Int, Sendable {
  /// Vertical.
  case vertical = 0
  /// Horizontal.
  case horizontal = 1
}

/// The interpolation quality of scaled pages.
public enum PDFInterpolationQuality: Int, Sendable {
  /// No interpolation.
  case none = 0
  /// Low quality.
  case low = 1
  /// High quality.
  case high = 2
}

/// The layout of thumbnails.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  /// Vertical.
  case vertical = 0
  /// Horizontal, from left to right.
  case horizontal = 1
}

/// An option of writing a document.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The owner password; such documents are not written.
  public static let ownerPasswordOption = Self(rawValue: "PDFDocumentOwnerPasswordOption")
  /// The user password; such documents are not written.
  public static let userPasswordOption = Self(rawValue: "PDFDocumentUserPasswordOption")
  /// The permissions of readers.
  public static let accessPermissionsOption = Self(rawValue: "PDFDocumentAccessPermissionsOption")
  /// Whether annotations are burned into their pages.
  public static let burnInAnnotationsOption = Self(rawValue: "PDFDocumentBurnInAnnotationsOption")
  /// Whether recognized text is saved.
  public static let saveTextFromOCROption = Self(rawValue: "PDFDocumentSaveTextFromOCROption")
  /// Whether images are saved as JPEG.
  public static let saveImagesAsJPEGOption = Self(rawValue: "PDFDocumentSaveImagesAsJPEGOption")
  /// Whether images are limited to the resolution of a screen.
  public static let optimizeImagesForScreenOption =
    Self(rawValue: "PDFDocumentOptimizeImagesForScreenOption")
}
