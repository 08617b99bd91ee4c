// The tags of tables in font files.
// Source: the TrueType reference manual of Apple and the OpenType specification.

/// The four characters of a table's tag, as a number.
public typealias CTFontTableTag = FourCharCode

/// The tag of the baseline data, `BASE`.
public let kCTFontTableBASE = 0x4241_5345
/// The tag of the color bitmaps, `CBDT`.
public let kCTFontTableCBDT = 0x4342_4454
/// The tag of the color bitmap locations, `CBLC`.
public let kCTFontTableCBLC = 0x4342_4c43
/// The tag of the PostScript outlines, `CFF `.
public let kCTFontTableCFF = 0x4346_4620
/// The tag of the PostScript outlines of variable fonts, `CFF2`.
public let kCTFontTableCFF2 = 0x4346_4632
/// The tag of the layers of color glyphs, `COLR`.
public let kCTFontTableCOLR = 0x434f_4c52
/// The tag of the color palettes, `CPAL`.
public let kCTFontTableCPAL = 0x4350_414c
/// The tag of the digital signature, `DSIG`.
public let kCTFontTableDSIG = 0x4453_4947
/// The tag of the bitmaps, `EBDT`.
public let kCTFontTableEBDT = 0x4542_4454
/// The tag of the bitmap locations, `EBLC`.
public let kCTFontTableEBLC = 0x4542_4c43
/// The tag of the scaling of bitmaps, `EBSC`.
public let kCTFontTableEBSC = 0x4542_5343
/// The tag of the glyph definitions, `GDEF`.
public let kCTFontTableGDEF = 0x4744_4546
/// The tag of the glyph positioning, `GPOS`.
public let kCTFontTableGPOS = 0x4750_4f53
/// The tag of the glyph substitutions, `GSUB`.
public let kCTFontTableGSUB = 0x4753_5542
/// The tag of the variations of widths, `HVAR`.
public let kCTFontTableHVAR = 0x4856_4152
/// The tag of the justification, `JSTF`.
public let kCTFontTableJSTF = 0x4a53_5446
/// The tag of the linear thresholds, `LTSH`.
public let kCTFontTableLTSH = 0x4c54_5348
/// The tag of the mathematical typesetting, `MATH`.
public let kCTFontTableMATH = 0x4d41_5448
/// The tag of the merging of glyphs, `MERG`.
public let kCTFontTableMERG = 0x4d45_5247
/// The tag of the variations of metrics, `MVAR`.
public let kCTFontTableMVAR = 0x4d56_4152
/// The tag of the metrics for OS/2 and Windows, `OS/2`.
public let kCTFontTableOS2 = 0x4f53_2f32
/// The tag of the data for PCL 5, `PCLT`.
public let kCTFontTablePCLT = 0x5043_4c54
/// The tag of the attributes of styles, `STAT`.
public let kCTFontTableSTAT = 0x5354_4154
/// The tag of the glyphs as SVG, `SVG `.
public let kCTFontTableSVG = 0x5356_4720
/// The tag of the vertical device metrics, `VDMX`.
public let kCTFontTableVDMX = 0x5644_4d58
/// The tag of the vertical origins, `VORG`.
public let kCTFontTableVORG = 0x564f_5247
/// The tag of the variations of heights, `VVAR`.
public let kCTFontTableVVAR = 0x5656_4152
/// The tag of the glyphs' properties, `Zapf`.
public let kCTFontTableZapf = 0x5a61_7066
/// The tag of the accents, `acnt`.
public let kCTFontTableAcnt = 0x6163_6e74
/// The tag of the anchor points, `ankr`.
public let kCTFontTableAnkr = 0x616e_6b72
/// The tag of the variations of axes, `avar`.
public let kCTFontTableAvar = 0x6176_6172
/// The tag of Apple's bitmaps, `bdat`.
public let kCTFontTableBdat = 0x6264_6174
/// The tag of the header of fonts with only bitmaps, `bhed`.
public let kCTFontTableBhed = 0x6268_6564
/// The tag of the locations of Apple's bitmaps, `bloc`.
public let kCTFontTableBloc = 0x626c_6f63
/// The tag of the baselines, `bsln`.
public let kCTFontTableBsln = 0x6273_6c6e
/// The tag of the mapping from CIDs to glyphs, `cidg`.
public let kCTFontTableCidg = 0x6369_6467
/// The tag of the mapping from characters to glyphs, `cmap`.
public let kCTFontTableCmap = 0x636d_6170
/// The tag of the variations of control values, `cvar`.
public let kCTFontTableCvar = 0x6376_6172
/// The tag of the control values, `cvt `.
public let kCTFontTableCvt = 0x6376_7420
/// The tag of the description of the font, `fdsc`.
public let kCTFontTableFdsc = 0x6664_7363
/// The tag of the layout features, `feat`.
public let kCTFontTableFeat = 0x6665_6174
/// The tag of the metrics of the font, `fmtx`.
public let kCTFontTableFmtx = 0x666d_7478
/// The tag of the resources of the font, `fond`.
public let kCTFontTableFond = 0x666f_6e64
/// The tag of the font program, `fpgm`.
public let kCTFontTableFpgm = 0x6670_676d
/// The tag of the variation axes, `fvar`.
public let kCTFontTableFvar = 0x6676_6172
/// The tag of the grid-fitting and smoothing, `gasp`.
public let kCTFontTableGasp = 0x6761_7370
/// The tag of the mapping from glyphs to CIDs, `gcid`.
public let kCTFontTableGcid = 0x6763_6964
/// The tag of the TrueType outlines, `glyf`.
public let kCTFontTableGlyf = 0x676c_7966
/// The tag of the variations of outlines, `gvar`.
public let kCTFontTableGvar = 0x6776_6172
/// The tag of the horizontal device metrics, `hdmx`.
public let kCTFontTableHdmx = 0x6864_6d78
/// The tag of the font header, `head`.
public let kCTFontTableHead = 0x6865_6164
/// The tag of the horizontal header, `hhea`.
public let kCTFontTableHhea = 0x6868_6561
/// The tag of the horizontal metrics, `hmtx`.
public let kCTFontTableHmtx = 0x686d_7478
/// The tag of the horizontal styles, `hsty`.
public let kCTFontTableHsty = 0x6873_7479
/// The tag of Apple's justification, `just`.
public let kCTFontTableJust = 0x6a75_7374
/// The tag of the kerning, `kern`.
public let kCTFontTableKern = 0x6b65_726e
/// The tag of the extended kerning, `kerx`.
public let kCTFontTableKerx = 0x6b65_7278
/// The tag of the carets in ligatures, `lcar`.
public let kCTFontTableLcar = 0x6c63_6172
/// The tag of the language tags, `ltag`.
public let kCTFontTableLtag = 0x6c74_6167
/// The tag of the outline locations, `loca`.
public let kCTFontTableLoca = 0x6c6f_6361
/// The tag of the maximum profile, `maxp`.
public let kCTFontTableMaxp = 0x6d61_7870
/// The tag of the metadata, `meta`.
public let kCTFontTableMeta = 0x6d65_7461
/// The tag of the metamorphosis of glyphs, `mort`.
public let kCTFontTableMort = 0x6d6f_7274
/// The tag of the extended metamorphosis of glyphs, `morx`.
public let kCTFontTableMorx = 0x6d6f_7278
/// The tag of the names, `name`.
public let kCTFontTableName = 0x6e61_6d65
/// The tag of the optical bounds, `opbd`.
public let kCTFontTableOpbd = 0x6f70_6264
/// The tag of the data for PostScript, `post`.
public let kCTFontTablePost = 0x706f_7374
/// The tag of the control value program, `prep`.
public let kCTFontTablePrep = 0x7072_6570
/// The tag of the properties of glyphs, `prop`.
public let kCTFontTableProp = 0x7072_6f70
/// The tag of the bitmaps of several kinds, `sbit`.
public let kCTFontTableSbit = 0x7362_6974
/// The tag of the extended bitmaps, `sbix`.
public let kCTFontTableSbix = 0x7362_6978
/// The tag of the tracking, `trak`.
public let kCTFontTableTrak = 0x7472_616b
/// The tag of the vertical header, `vhea`.
public let kCTFontTableVhea = 0x7668_6561
/// The tag of the vertical metrics, `vmtx`.
public let kCTFontTableVmtx = 0x766d_7478
/// The tag of the cross-references, `xref`.
public let kCTFontTableXref = 0x7872_6566
