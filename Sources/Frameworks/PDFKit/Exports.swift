@_exported import TactusPDFDocuments
@_exported import UIKit
