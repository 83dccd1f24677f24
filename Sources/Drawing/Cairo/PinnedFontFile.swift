/// A font file that pictures may depend on.
///
/// The files are those of Debian 12's packages that `Scripts/bootstrap` installs.
package struct PinnedFontFile: Sendable {
  /// The package with its version.
  package let package: String
  /// The SHA-256 of the file, in hexadecimal digits.
  package let hash: String

  /// The files by name.
  package static let all: [String: PinnedFontFile] = {
    var files: [String: PinnedFontFile] = [:]
    for (package, list) in packages {
      for line in list.split(separator: "\n") {
        let words = line.split(separator: " ")
        files[String(words[1])] = PinnedFontFile(package: package, hash: String(words[0]))
      }
    }
    return files
  }()

  private static let packages: [(package: String, files: String)] = [
    (
      "fonts-inter 4.0~beta7+ds-1",
      """
      d108d003dd5e5a692a586e25aec09f5643f8078613e53d6d5e7ae45e1adf2fb4 Inter-Black.otf
      fdd250fe1eadd2d48151f9e18d989840d308450486ec4a2e4e4fde4b0d435f6c Inter-BlackItalic.otf
      1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1 Inter-Bold.otf
      db4356b780ed61e0d0597a07566bef5bd7497d6f0edc2d88dbf8deaedaf1ace4 Inter-BoldItalic.otf
      158144ef2ad48baf0e45907951a00a1d3264f85c742ccfbc087e90d3d9288cfa Inter-ExtraBold.otf
      6afee6b920d669c589b47fc2abbcad7d459f3d22f6c934c39c33105b39c238da Inter-ExtraBoldItalic.otf
      a0f33dfec7784ebf09b19d4ea50ffa49e2595f880082351124aacf9ebfa48442 Inter-ExtraLight.otf
      df1d6a77ed02425ec3456dfb488f05bba51e20d62dad2a92edf4ab7425247697 Inter-ExtraLightItalic.otf
      45ecfe6cbadfd4803de6214e02c336a95163a7703973bc8a5ce7ac2d174ecaf7 Inter-Italic.otf
      e66f130fbadda71e297a9a78025e2f05e8d225ae9dfcea9f51f6570b68fdd905 Inter-Light.otf
      9e9b0aa66832affca1f1bed090eb7b49236de1ac7b7e81f8c7c80864de49a974 Inter-LightItalic.otf
      99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4 Inter-Medium.otf
      a0d825963fd0040dd3445c42bf769472dd0777b4e76323486caf72d955bb4723 Inter-MediumItalic.otf
      a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc Inter-Regular.otf
      8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457 Inter-SemiBold.otf
      404251faffd4c55dfcb53007e7afb9d5c2891584c842165e35050345ab97744b Inter-SemiBoldItalic.otf
      4d9bb6a256c5a9a4f3c7a7f5f27eb0f7e849a1ceee20638d44c9073b41a0b015 Inter-Thin.otf
      e8ecee2030f42da7214c7d5dae3c9c29dfb5e728c7f14020b4ce813da6aff12d Inter-ThinItalic.otf
      6827cddb859145f5bad353666e92b35bce2a6807051e4a2bf7e93ae4832a30fa InterDisplay-Black.otf
      bc1c0c5922a8f5b1a78f7540971b35a33688d503c48b4f0182c90130e0eb68e4 InterDisplay-BlackItalic.otf
      2738619937fdcd1f0a331ea68d74ef6f9619a6eaaa1f904c73ceafc6c99879d6 InterDisplay-Bold.otf
      b9478a740ae33a3cf78e4aaec74207fa7e35ab69f2ff94ece3bd2e1bf4a5191b InterDisplay-BoldItalic.otf
      8d28ae39fa9c092d2898aeb8916022882600829e0a9f2d34390dccd245c0bee0 InterDisplay-ExtraBold.otf
      ef2b33b065597c3b3db04a491d1f436aa148b136636bb93b2e1145c44d0d7a95 InterDisplay-ExtraBoldItalic.otf
      f9ea85c3f52214c80fb4f562c68c647587c399a71cd8247c7b6a7f76cc75447f InterDisplay-ExtraLight.otf
      05b1031326bb9adbcecb37d4e9c4eb3758c1e43a9414f645af6a263cd9917993 InterDisplay-ExtraLightItalic.otf
      416db016f05e828c3831069bd6b231a1e86f51ef1fe356a992e535a225404235 InterDisplay-Italic.otf
      3c1ca9b58f22f6c0a736704bc62e754eeb15981f4b93bb510963f3d9a8297a23 InterDisplay-Light.otf
      f4ce91a9f5a39bed231798a0a327e5bd6df6789ae89937d14ac8d0009287c104 InterDisplay-LightItalic.otf
      c6c1495a1d948689718b853983b699a86488c2a044fbc1317b64545eb78176bd InterDisplay-Medium.otf
      4433a792f6eac887df5435f2784147d2110f6199c8405f5f8204ef9375aa16f0 InterDisplay-MediumItalic.otf
      82132edfc052b9f30a4bec53c9089cc5f1e6a0d4aa3b3aa3dfdd1eca89123780 InterDisplay-Regular.otf
      1db59eb44058d96bd1eb258317ecc33e9766e96726939eb6850987dcda47ef5e InterDisplay-SemiBold.otf
      3f58177fb439009f6efc1c5a0523ccd2387f9b5f4f15c0d1c4e7cdb3327c9d32 InterDisplay-SemiBoldItalic.otf
      88f004cbcf3a7fb4d044d3348d7fb5b537106b45a154e57fddae5b338074e894 InterDisplay-Thin.otf
      f86f4ad7c902f572fbab6957f38a7f13ecebbf65585254882d9861e13c442dae InterDisplay-ThinItalic.otf
      """
    ),
    (
      "fonts-dejavu-core 2.37-6",
      """
      0d977336a6d5fba34eab8e3199eb218327161b5143749f802982c2bc34df0c96 DejaVuSans-Bold.ttf
      abdc775b21b1bc470d50c97e790d276f2054b7504e56e5bd3e64f48d68582322 DejaVuSans.ttf
      2964f6dac8e6e9d71613928340f17bf868e9ea51692cca333c79e74962f02233 DejaVuSansMono-Bold.ttf
      0f5db4f1749979d961019838b160bec74abdf7f9eca69553fe1aa856bbff49a4 DejaVuSansMono.ttf
      e2fd85eba2de65ac270d1cdb1685e252eb827f600850cf62af2d20c41b22e945 DejaVuSerif-Bold.ttf
      13e61509f5c81d7c3132810f4f903e3523df89c802bf6e0674621e8f659cdfe1 DejaVuSerif.ttf
      """
    ),
    (
      "fonts-liberation 1:1.07.4-11",
      """
      267ae0b63fc67980d11fc4cbb630de84d845c6bf350988ec56766baf98706b8b LiberationMono-Bold.ttf
      c8f21356b3948b9ae2858b82a5514a8384c53847fde1f9ecd38cb6849582f864 LiberationMono-BoldItalic.ttf
      8d39f087bf0d103586624233981c048818e1d4bcb74e4c5ca96a34f6caed583d LiberationMono-Italic.ttf
      a2e642d350acb1c5e368f375db8a4ef5a2f4ff2b79056d8c3be8bd8a7e9fcb44 LiberationMono-Regular.ttf
      361c61b82d575c5c35fd9157fda8b0194bcfcd0d88ea8521a4fb5dd53d33dddc LiberationSans-Bold.ttf
      a224075ac17495ad0a3af3bc0a419ac0704a8b3fd1095456201fb9b095fc281d LiberationSans-BoldItalic.ttf
      832b4406dbef23628800d3aaad21048534ac84d7e3ad955be83b8172ed8ef512 LiberationSans-Italic.ttf
      f8ace1f892b2bd9dc1792ba7f097fa7588f84fed48321480e04de5390828221f LiberationSans-Regular.ttf
      f77fe6ca01c8b043b99743fad34954c53d625263c076aa844c5a5dbf568743ab LiberationSansNarrow-Bold.ttf
      822ef9cfc11f1409f27611f8d128d67105da5ea616f4010b2ab9af76413bda7e LiberationSansNarrow-BoldItalic.ttf
      a48c86c13c247fbcf3cdbe9bed3e5abcfa6e91a8f61f3ae190a5893885266e59 LiberationSansNarrow-Italic.ttf
      ab9719545aeb24156c462601f92bf4897130beaac59ad79bea7da264bce69b19 LiberationSansNarrow-Regular.ttf
      af228b9de767e5162168e433351b3d0e086648219c6c12ed888fba0bda3694d5 LiberationSerif-Bold.ttf
      19c8cef87d61197323b0501d0f8676669489658f23417ca661de18d85755af06 LiberationSerif-BoldItalic.ttf
      ccd19036f8e8599e920345105df8d21eb27a66b700ac23968fb14d70259ddb1e LiberationSerif-Italic.ttf
      1c9c77c2cd0f3c2d2aeef53ea50a4d5d3d684ac73a431d7c70d7864887d194a3 LiberationSerif-Regular.ttf
      """
    ),
    (
      "fonts-noto-color-emoji 2.042-0+deb12u1",
      """
      e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec NotoColorEmoji.ttf
      """
    ),
  ]
}
